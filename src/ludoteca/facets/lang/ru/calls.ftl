### Страница сообщений о ходе.

calls-text = В партиях на несколько дней вам могут сообщать о вашем ходе. В сообщении сказано, в какой игре и с кем, но о картах ничего.
calls-browser = В этом браузере
calls-browser-this = Сообщать здесь, даже если страница закрыта
calls-browser-count = Ваших браузеров с сообщениями: { $count }.
calls-browser-not = Этот браузер или этот сервер так не умеет. Для этого нужен https.
calls-mail = По почте
calls-mail-save = Сохранить
calls-mail-wait = Письмо отправлено на { $mail }. Перейдите по ссылке в нём, чтобы подтвердить адрес.
calls-mail-confirmed = Письма идут на { $mail }, когда ни один ваш браузер недоступен.
calls-night = Ночью
calls-night-too = Сообщать и с 22 до 8 часов ({ $zone })
calls-holiday = Отпуск
calls-holiday-text = Пока вас нет, ваши часы стоят в уже идущих партиях на несколько дней. Осталось дней в этом году: { $days }.
calls-holiday-days = Дни
calls-holiday-begin = Начать сейчас
calls-holiday-until = Ваши часы стоят до { $day }.
calls-holiday-end = Я вернулся к игре
calls-confirm-text = Это ваш адрес? Тогда туда будут приходить письма о вашем ходе.
calls-confirm = Да, он мой
calls-confirmed = Спасибо. Адрес подтверждён.
calls-stop-text = Больше не писать на этот адрес?
calls-stop = Больше не писать
calls-stopped = Готово: писем на этот адрес больше не будет.
