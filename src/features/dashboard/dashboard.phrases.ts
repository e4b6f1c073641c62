export const dashboardPhrases = {
  greeting: {
    night: 'Good evening, {{name}}',
    morning: 'Good morning, {{name}}',
    afternoon: 'Good afternoon, {{name}}',
    evening: 'Good evening, {{name}}',
  },
  units: 'Your units',
  roles: 'Your roles',
  no_units: 'No operating unit has been assigned to you yet.',
  no_roles: 'No role has been given to you yet. An administrator can do so.',
  attention: {
    title: 'Waiting for you',
    pending_one: '{{count}} account waits for activation',
    pending_other: '{{count}} accounts wait for activation',
    pending_text: 'They have registered and cannot do anything until they are given a role.',
    pending_action: 'Open the users',
  },
  shortcuts: {
    title: 'What you can open',
    empty: 'Nothing is open to you yet',
    empty_text: 'As soon as a role is given to you, its screens appear here and in the menu.',
    loading: 'Your menu is on its way.',
  },
  recent: { title: 'Opened last' },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    dashboard: typeof dashboardPhrases
  }
}
