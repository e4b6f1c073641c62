import type { Translated } from '@/shared/i18n/translated'
import type { notificationsPhrases } from '@/features/notifications/notifications.phrases'

export const notificationsPhrasesRu: Translated<typeof notificationsPhrases> = {
  title: 'Уведомления',
  text: 'Что произошло и касается вас, и как вы хотите об этом узнавать.',
  tabs: { label: 'Уведомления и настройки', list: 'Входящие', settings: 'Настройки' },

  list: {
    label: 'Уведомления',
    unread_only: 'Только непрочитанные',
    kind: 'О чём',
    every_kind: 'Обо всём',
    mark_all: 'Отметить всё прочитанным',
    marked_all: 'Всё отмечено прочитанным.',
    none_unread: 'Непрочитанного не было.',
    read: 'Отметить прочитанным',
    unread: 'Отметить непрочитанным',
    is_unread: 'Не прочитано:',
    older: 'Показать более старые',
    empty: 'Пока ничего не пришло',
    empty_text: 'Здесь будут заявки, решения, распоряжения и упоминания.',
    no_match: 'Под этот выбор ничего не подходит',
    no_match_text: 'Выберите всё, чтобы увидеть прочитанное.',
    show_all: 'Показать всё',
  },

  panel: { all: 'Все уведомления', settings: 'Выбрать, о чём узнавать' },

  settings: {
    kinds: 'О чём я хочу узнавать',
    kinds_text: 'Письма сразу приходят вне тихих часов; остальное ждёт сводки.',
    always: 'Здесь вас кто-то ждёт, поэтому отключить нельзя.',
    times: 'Когда можно присылать письма',
    digest_at: 'Ежедневная сводка в',
    digest_hint: 'Одно письмо в день с непрочитанным, и ни одного в дни без новостей.',
    is_quiet: 'Соблюдать тихие часы',
    quiet_hint: 'В это время писем нет. Время — по Маниле.',
    from: 'С',
    to: 'До',
    days: 'В дни, когда они начинаются',
    save: 'Сохранить',
    saved: 'Ваш выбор сохранён.',
  },

  channel: {
    off: 'Никак',
    portal: 'Здесь, на портале',
    digest: 'Ещё и в ежедневной сводке',
    mail: 'Ещё и письмом сразу',
  },

  group: {
    approvals: 'Согласования',
    leave: 'Отпуск',
    files: 'Распоряжения, бланки и расчётные листы',
    'time-logs': 'Время',
    property: 'Объекты и бронь',
    sales: 'Продажи',
    buyers: 'Покупатели и их документы',
    notifications: 'Комментарии',
    auth: 'Учётные записи',
    settings: 'Долгие задания',
  },
}
