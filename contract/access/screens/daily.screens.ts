import type { ScreenDeclaration } from '@contract/access/screens/screen'

export const dailyScreens = [
  {
    path: '/',
    title_key: 'screens.dashboard',
    module: 'dashboard',
    permission: null,
    icon: 'speedometer2',
    menu: { group: 'overview', sort: 10 },
  },
  {
    path: '/approvals',
    title_key: 'screens.approvals',
    permission: 'approval.inbox.view',
    icon: 'inbox',
    menu: { group: 'overview', sort: 20 },
  },
  {
    path: '/user/profile',
    title_key: 'screens.myProfile',
    module: 'auth',
    permission: null,
    icon: 'person-circle',
    menu: null,
  },
  {
    path: '/user/notifications',
    title_key: 'screens.notifications',
    module: 'notifications',
    permission: null,
    icon: 'bell',
    menu: null,
  },
  {
    path: '/logout',
    title_key: 'screens.logout',
    module: 'auth',
    permission: null,
    icon: 'box-arrow-right',
    menu: null,
  },
] as const satisfies readonly ScreenDeclaration[]
