import { typeNames } from '@contract/modules/type-names'

export const documentTypesPhrases = typeNames

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    'document-types': typeof documentTypesPhrases
  }
}
