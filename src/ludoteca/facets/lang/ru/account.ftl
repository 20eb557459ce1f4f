### Учётная запись: кто вы, на каких устройствах, как вернуться и что о вас хранится. И кто как играет.

account-site = Для учётной записи нужен сервер; эта страница хранит всё в этом браузере.
account-nobody = На этом устройстве пока никто не известен. Кто играет, сразу получает имя и может сохранить его здесь.
account-back = Вернуться
account-back-text = Если вы уже играли здесь, можно снова стать собой на этом устройстве.
account-passkey-use = Войти с ключом доступа
account-code = Код с другого устройства или код восстановления
account-code-use = Ввести код
account-code-same = Сейчас на этом устройстве { $name }. Стать тем, кто создал код? Вернуться как { $name } можно будет только с ключом доступа, кодом восстановления или с другого устройства.
account-link-question = Продолжить здесь как тот, кто создал этот код?
account-link-yes = Продолжить здесь
account-welcome = С возвращением, { $name }!
account-keep = Сохраните своё имя
account-keep-text = Ваше имя, партии и рейтинги привязаны к этому браузеру. Если он пропадёт, их вернёт ключ доступа или код восстановления.
account-passkeys = Ключи доступа
account-passkey-none = Ключа доступа пока нет.
account-passkey-new = Создать ключ доступа
account-passkey-made = Теперь вы можете вернуться с этим ключом.
account-passkey-off = Ключам доступа нужен защищённый адрес с именем (https). Коды восстановления работают и здесь.
account-passkey-stopped = Ключ доступа не создан и не использован.
account-passkey-at = для { $site }
account-remove = Удалить
account-recovery = Коды восстановления
account-recovery-left = { $count ->
    [0] Кодов пока нет.
    [one] Остался { $count } код.
    [few] Осталось { $count } кода.
   *[many] Осталось { $count } кодов.
}
account-recovery-new = Создать новые коды
account-recovery-sure = Создать новые коды? Старые перестанут работать.
account-recovery-text = Запишите или сохраните их. Каждый работает один раз, и показаны они только сейчас.
account-recovery-save = Сохранить в файл
account-devices = Устройства
account-device-here = это устройство
account-device-unknown = Неизвестное устройство
account-device-seen = было здесь { $day }
account-device-out = Выйти
account-devices-out = Выйти на всех остальных
account-device-add = Добавить устройство
account-device-code = Отсканируйте это другим устройством или откройте там «Моя учётная запись» и введите код. Он работает один раз, десять минут.
account-blocked = Заблокированные
account-blocked-text = Вы не видите, что они пишут, и они не могут сесть за стол в ваших комнатах.
account-blocked-none = Вы никого не заблокировали.
account-unblock = Разблокировать
account-data = Ваши данные
account-data-text = Всё, что здесь о вас хранится: партии, рейтинги, ваши сообщения.
account-data-get = Скачать
account-out = Выйти здесь
account-out-sure = Выйти? Без ключа доступа, кода восстановления или другого устройства вы не сможете вернуться как { $name }.
account-delete = Удалить учётную запись
account-delete-sure = Удалить учётную запись { $name } навсегда? Имя, рейтинги и сообщения исчезнут сразу. Партии других останутся, но без вашего имени.
account-deleted = Учётная запись удалена.
account-lost-title = Это устройство больше не известно
account-lost-text = Здесь вас звали { $name }. Возможно, вы вышли на другом устройстве, или сервер забыл вас.
account-lost-anew = Начать заново
account-block = Заблокировать
account-block-sure = Заблокировать { $name }? Вы не увидите этих сообщений ни в одной комнате, а в ваших комнатах этому игроку не сесть за стол.
account-blocked-now = { $name }: заблокировано. Список — в «Моей учётной записи».
account-report = Пожаловаться
account-report-title = Жалоба: { $name }
account-report-text = Владелец сервера увидит последние строки чата и то, что жалоба от вас. Больше никто.
account-report-rude = Оскорбления или травля
account-report-cheating = Нечестная игра
account-report-name = Оскорбительное имя
account-report-other = Другое
account-report-do = Отправить жалобу
account-report-done = Спасибо. Владелец сервера посмотрит.
account-cancel = Отмена
account-person = Профиль
account-person-since = Здесь с { $day }
account-person-none = Пока ни одна партия не пошла в зачёт.
account-person-matches = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
account-person-recent = Последние партии в зачёт
account-person-gone = По этому адресу никого нет.
account-ladder-text = Число — оценка силы игрока; полоса показывает, где она лежит с уверенностью 95 %. Порядок — по нижнему краю. Новички начинают с 25. Боты измерены в играх между собой и не меняют места.
account-ladder-empty = В этой игре ещё ни одна партия не пошла в зачёт.
account-ladder-site = Для таблицы лидеров нужен сервер: здесь больше никто не играет.
account-ladder-range = от { $low } до { $high }
