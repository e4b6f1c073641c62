import { documentNames } from '@contract/modules/document-names'

export const documentNamesPhrases = documentNames

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    'document-names': typeof documentNamesPhrases
  }
}
