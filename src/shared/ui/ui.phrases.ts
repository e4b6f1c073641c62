export const uiPhrases = {
  optional: 'optional',
  show_password: 'Show password',
  hide_password: 'Hide password',
  close: 'Close',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  undo: 'Undo',
  loading: 'Loading…',
  language: 'Language',
  auth_motto: 'Every listing, sale and commission of the company, in one place.',
  auth_note: 'For staff only. What you do here is recorded.',
  month: {
    name: 'Month',
    previous: 'Previous month',
    next: 'Next month',
    current: 'This month',
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    ui: typeof uiPhrases
  }
}
