import type { Translated } from '@/shared/i18n/translated'
import type { dashboardPhrases } from './dashboard.phrases'

export const dashboardPhrasesRu: Translated<typeof dashboardPhrases> = {
  greeting: {
    night: 'Добрый вечер, {{name}}',
    morning: 'Доброе утро, {{name}}',
    afternoon: 'Добрый день, {{name}}',
    evening: 'Добрый вечер, {{name}}',
  },
  units: 'Ваши подразделения',
  roles: 'Ваши роли',
  no_units: 'Вам ещё не назначено ни одного подразделения.',
  no_roles: 'Вам ещё не назначено ни одной роли. Это может сделать администратор.',
  attention: {
    title: 'Ждёт вашего внимания',
    pending_one: '{{count}} учётная запись ждёт активации',
    pending_few: '{{count}} учётные записи ждут активации',
    pending_many: '{{count}} учётных записей ждут активации',
    pending_other: '{{count}} учётной записи ждут активации',
    pending_text: 'Эти люди зарегистрировались и ничего не могут делать, пока им не назначат роль.',
    pending_action: 'Открыть пользователей',
  },
  shortcuts: {
    title: 'Что вам доступно',
    empty: 'Вам пока ничего не доступно',
    empty_text: 'Как только вам назначат роль, её экраны появятся здесь и в меню.',
    loading: 'Ваше меню загружается.',
  },
  recent: { title: 'Недавно открытые' },
}
