import { documentTypeNames } from '@contract/kernel/document-types'

export const documentTypesPhrases = documentTypeNames

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    'document-types': typeof documentTypesPhrases
  }
}
