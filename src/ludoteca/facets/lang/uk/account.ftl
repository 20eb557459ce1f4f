### Обліковий запис: хто ви, на яких пристроях, як повернутися і що про вас зберігається. І хто як грає.

account-site = Для облікового запису потрібен сервер; ця сторінка зберігає все в цьому браузері.
account-nobody = На цьому пристрої ще нікого не знають. Хто грає, одразу отримує ім’я і може зберегти його тут.
account-back = Повернутися
account-back-text = Якщо ви вже грали тут, можна знову стати собою на цьому пристрої.
account-passkey-use = Увійти з ключем доступу
account-code = Код з іншого пристрою або код відновлення
account-code-use = Ввести код
account-code-same = Зараз на цьому пристрої { $name }. Стати тим, хто створив код? Повернутися як { $name } можна буде лише з ключем доступу, кодом відновлення або з іншого пристрою.
account-link-question = Продовжити тут як той, хто створив цей код?
account-link-yes = Продовжити тут
account-welcome = З поверненням, { $name }!
account-keep = Збережіть своє ім’я
account-keep-text = Ваше ім’я, партії та рейтинги прив’язані до цього браузера. Якщо він зникне, їх поверне ключ доступу або код відновлення.
account-passkeys = Ключі доступу
account-passkey-none = Ключа доступу ще немає.
account-passkey-new = Створити ключ доступу
account-passkey-made = Відтепер ви можете повернутися з цим ключем.
account-passkey-off = Ключам доступу потрібна захищена адреса з назвою (https). Коди відновлення працюють і тут.
account-passkey-stopped = Ключ доступу не створено і не використано.
account-passkey-at = для { $site }
account-remove = Вилучити
account-recovery = Коди відновлення
account-recovery-left = { $count ->
    [0] Кодів ще немає.
    [one] Залишився { $count } код.
    [few] Залишилося { $count } коди.
   *[many] Залишилося { $count } кодів.
}
account-recovery-new = Створити нові коди
account-recovery-sure = Створити нові коди? Старі перестануть працювати.
account-recovery-text = Запишіть або збережіть їх. Кожен працює один раз, і показано їх лише зараз.
account-recovery-save = Зберегти у файл
account-devices = Пристрої
account-device-here = цей пристрій
account-device-unknown = Невідомий пристрій
account-device-seen = був тут { $day }
account-device-out = Вийти
account-devices-out = Вийти на всіх інших
account-device-add = Додати пристрій
account-device-code = Відскануйте це іншим пристроєм або відкрийте там «Мій обліковий запис» і введіть код. Він працює один раз, десять хвилин.
account-blocked = Заблоковані
account-blocked-text = Ви не бачите, що вони пишуть, і вони не можуть сісти за стіл у ваших кімнатах.
account-blocked-none = Ви нікого не заблокували.
account-unblock = Розблокувати
account-data = Ваші дані
account-data-text = Усе, що тут про вас зберігається: партії, рейтинги, ваші повідомлення.
account-data-get = Завантажити
account-out = Вийти тут
account-out-sure = Вийти? Без ключа доступу, коду відновлення чи іншого пристрою ви не зможете повернутися як { $name }.
account-delete = Видалити обліковий запис
account-delete-sure = Видалити обліковий запис { $name } назавжди? Ім’я, рейтинги та повідомлення зникнуть одразу. Партії інших залишаться, але без вашого імені.
account-deleted = Обліковий запис видалено.
account-lost-title = Цей пристрій більше не відомий
account-lost-text = Тут вас звали { $name }. Можливо, ви вийшли на іншому пристрої, або сервер вас забув.
account-lost-anew = Почати спочатку
account-block = Заблокувати
account-block-sure = Заблокувати { $name }? Ви не побачите цих повідомлень у жодній кімнаті, а у ваших кімнатах цей гравець не сяде за стіл.
account-blocked-now = { $name }: заблоковано. Список — у «Моєму обліковому записі».
account-report = Поскаржитися
account-report-title = Скарга: { $name }
account-report-text = Власник сервера побачить останні рядки чату і те, що скарга від вас. Більше ніхто.
account-report-rude = Образи або цькування
account-report-cheating = Нечесна гра
account-report-name = Образливе ім’я
account-report-other = Інше
account-report-do = Надіслати скаргу
account-report-done = Дякуємо. Власник сервера подивиться.
account-cancel = Скасувати
account-person = Профіль
account-person-since = Тут з { $day }
account-person-none = Ще жодна партія не пішла в залік.
account-person-matches = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[many] { $count } партій
}
account-person-recent = Останні партії в залік
account-person-gone = За цією адресою нікого немає.
account-ladder-text = Число — оцінка сили гравця; смуга показує, де вона лежить із певністю 95 %. Порядок — за нижнім краєм. Новачки починають з 25. Боти виміряні в іграх між собою і не змінюють місця.
account-ladder-empty = У цій грі ще жодна партія не пішла в залік.
account-ladder-site = Для таблиці лідерів потрібен сервер: тут більше ніхто не грає.
account-ladder-range = від { $low } до { $high }
