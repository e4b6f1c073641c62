export const statementPhrases = {
  units: { label: 'Operating units', all: 'All operating units' },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    statement: typeof statementPhrases
  }
}
