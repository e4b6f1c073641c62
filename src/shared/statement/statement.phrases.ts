export const statementPhrases = {
  units: { label: 'Operating units', all: 'All operating units' },
  known_on: {
    label: 'As posted until',
    title: 'Posted after {{day}}',
    none: 'Nothing that was posted since changes these figures.',
    account: 'Account',
    known: 'Known on that day',
    now: 'Now',
    difference: 'Difference',
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    statement: typeof statementPhrases
  }
}
