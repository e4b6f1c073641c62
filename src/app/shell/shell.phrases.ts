export const shellPhrases = {
  skip: 'Skip to the content',
  breadcrumbs: 'You are here',
  menu: {
    label: 'Main menu',
    open: 'Open the menu',
    narrow: 'Narrow the menu',
    widen: 'Widen the menu',
    more: 'More',
  },
  find: 'Find',
  topbar: {
    layout: 'Layout settings',
    to_dark: 'Switch to dark',
    to_light: 'Switch to light',
  },
  unit: {
    label: 'Operating unit:',
    choose: 'Show data of',
    all: 'All my units',
  },
  bell: { label: 'Notifications', unread: 'Notifications, unread: {{count}}' },

  user: {
    label: 'Account of {{name}}',
    profile: 'My profile',
    sign_out: 'Sign out',
  },
  panel: {
    title: 'Layout settings',
    intro: 'Changes are kept at once, on this device and with your account.',
    reset: 'Back to the standard layout',
    layoutType: {
      title: 'Arrangement',
      vertical: 'Side menu',
      horizontal: 'Top menu',
      twocolumn: 'Two columns',
      semibox: 'Framed page',
    },
    mode: { title: 'Colours', light: 'Light', dark: 'Dark' },
    layoutWidth: { title: 'Width', fluid: 'Full window', boxed: 'Limited' },
    sidebarSize: {
      title: 'Menu size',
      lg: 'Full',
      md: 'Compact',
      sm: 'Icons',
      'sm-hover': 'Icons, wider when pointed at',
    },
    topbar_colour: { title: 'Top bar', light: 'Light', dark: 'Dark' },
    position: { title: 'When scrolling', fixed: 'Frame stays', scrollable: 'Frame moves along' },
    sidebarView: { title: 'Menu edge', default: 'Joined', detached: 'Set apart' },
    sidebarColor: { title: 'Menu colour', dark: 'Dark', light: 'Light', gradient: 'Gradient' },
    sidebarImage: {
      title: 'Menu picture',
      none: 'None',
      'img-1': 'Towers',
      'img-2': 'Hills',
      'img-3': 'Terraces',
      'img-4': 'Floor plan',
    },
    preloader: { title: 'Start screen', enable: 'Shown', disable: 'Not shown' },
    visibility: { title: 'Menu', show: 'Shown', hidden: 'Hidden until opened' },
    why: {
      no_sidebar: 'The top menu arrangement has no side menu.',
      own_size: 'Two columns have a size of their own.',
      vertical_only: 'Only for the side menu arrangement.',
      hidden: 'The menu is hidden until opened.',
      phone: 'The layout and the menu style show on wider windows only.',
    },
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    shell: typeof shellPhrases
  }
}
