import type { Translated } from '@/shared/i18n/translated'
import type { profilePhrases } from './profile.phrases'

export const profilePhrasesRu: Translated<typeof profilePhrases> = {
  title: 'Мой профиль',
  text: 'Что портал знает о вас и как он для вас выглядит.',

  about: {
    title: 'Обо мне',
    first_name: 'Имя',
    last_name: 'Фамилия',
    username: 'Имя пользователя',
    email: 'Адрес эл. почты',
    unit: 'Подразделение',
    roles: 'Роли',
    none: '–',
    fixed: 'Остальное изменит для вас администратор.',
    save: 'Сохранить',
    saved: 'Ваш профиль сохранён.',
  },

  look: {
    title: 'Язык и вид',
    language: 'Язык',
    language_hint: 'Меняется сразу и действует на всех ваших устройствах.',
    layout_hint: 'Цвета, меню и ширина задаются в настройках вида — в конце верхней панели или меню.',
  },

  password: {
    title: 'Пароль',
    text: 'При смене пароля вы выйдете из портала на всех других устройствах.',
    current: 'Текущий пароль',
    new: 'Новый пароль',
    hint: 'Не менее 10 символов.',
    save: 'Сменить пароль',
    saved: 'Ваш пароль изменён.',
  },

  sessions: {
    title: 'Мои открытые сеансы',
    device: 'Устройство',
    address: 'Адрес',
    issued: 'Вход',
    last_seen: 'Последняя активность',
    current: 'Это устройство',
    unknown: 'Неизвестно',
    end: 'Завершить',
    end_label: 'Завершить сеанс: {{device}}',
    end_title: 'Завершить этот сеанс?',
    end_text: 'На устройстве «{{device}}» потребуется войти снова.',
    end_others: 'Завершить все остальные',
    end_others_title: 'Завершить все остальные сеансы?',
    end_others_text: 'Вход сохранится только здесь.',
    ended: 'Сеанс завершён.',
    others_ended: 'Все остальные сеансы завершены.',
    empty: 'Сеансы не найдены',
  },

  colleague: {
    hidden_title: 'Такого коллеги здесь нет',
    hidden: 'Учётная запись не существует или относится к подразделению, которое вам недоступно.',
    back: 'На главную',
  },
}
