import type { Translated } from '@/shared/i18n/translated'
import type { shellPhrases } from './shell.phrases'

export const shellPhrasesRu: Translated<typeof shellPhrases> = {
  skip: 'Перейти к содержимому',
  breadcrumbs: 'Вы здесь',
  menu: {
    label: 'Главное меню',
    open: 'Открыть меню',
    narrow: 'Сузить меню',
    widen: 'Расширить меню',
    more: 'Ещё',
  },
  topbar: {
    layout: 'Настройки вида',
    to_dark: 'Включить тёмные цвета',
    to_light: 'Включить светлые цвета',
  },
  unit: {
    label: 'Подразделение:',
    choose: 'Показывать данные',
    all: 'Все мои подразделения',
  },
  bell: { label: 'Уведомления', unread: 'Уведомления, не прочитано: {{count}}' },

  user: {
    label: 'Учётная запись: {{name}}',
    profile: 'Мой профиль',
    sign_out: 'Выйти',
  },
  panel: {
    title: 'Настройки вида',
    intro: 'Изменения сохраняются сразу: на этом устройстве и в вашей учётной записи.',
    reset: 'Вернуть стандартный вид',
    layoutType: {
      title: 'Расположение',
      vertical: 'Боковое меню',
      horizontal: 'Верхнее меню',
      twocolumn: 'Две колонки',
      semibox: 'Страница в рамке',
    },
    mode: { title: 'Цвета', light: 'Светлые', dark: 'Тёмные' },
    layoutWidth: { title: 'Ширина', fluid: 'Всё окно', boxed: 'Узкая' },
    sidebarSize: {
      title: 'Размер меню',
      lg: 'Полное',
      md: 'Компактное',
      sm: 'Значки',
      'sm-hover': 'Значки, шире при наведении',
    },
    topbar_colour: { title: 'Верхняя панель', light: 'Светлая', dark: 'Тёмная' },
    position: { title: 'При прокрутке', fixed: 'Рамка на месте', scrollable: 'Рамка движется' },
    sidebarView: { title: 'Край меню', default: 'Вплотную', detached: 'С отступом' },
    sidebarColor: { title: 'Цвет меню', dark: 'Тёмный', light: 'Светлый', gradient: 'Градиент' },
    sidebarImage: {
      title: 'Картинка меню',
      none: 'Нет',
      'img-1': 'Башни',
      'img-2': 'Холмы',
      'img-3': 'Террасы',
      'img-4': 'План этажа',
    },
    preloader: { title: 'Стартовый экран', enable: 'Показывать', disable: 'Не показывать' },
    visibility: { title: 'Меню', show: 'Показано', hidden: 'Скрыто до открытия' },
    why: {
      no_sidebar: 'При верхнем меню бокового меню нет.',
      own_size: 'У двух колонок свой размер.',
      vertical_only: 'Только при боковом меню.',
      hidden: 'Меню скрыто, пока его не откроют.',
      phone: 'Расположение и вид меню заметны только в более широких окнах.',
    },
  },
}
