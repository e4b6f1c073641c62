import { keyOfStoredName, titleOfLabel } from '@contract/kernel/record-labels'
import { hasPhrase, phrase } from '@/shared/i18n/i18n'

/**
 * The name of a record that came with the portal, in the reader's language, its code behind it as before; what a
 * company named itself stays.
 */
export function storedName(kind: string | undefined, label: string): string {
  const key = `values.${kind}.${keyOfStoredName(label)}`
  if (kind !== 'leave_type' || !hasPhrase('document-types', key)) return label
  return phrase('document-types', key) + label.slice(titleOfLabel(label).length)
}
