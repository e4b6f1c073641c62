import { keyOfStoredName, titleOfLabel } from '@contract/kernel/record-labels'
import { hasPhrase, phrase } from '@/shared/i18n/i18n'

/**
 * The name of a record that came with the portal, in the reader's language, its code behind it as before; what a
 * company named itself stays.
 */
export function storedName(kind: string | undefined, label: string): string {
  // Most labels of a page of rows are of another kind.
  if (kind !== 'leave_type') return label
  const key = `values.${kind}.${keyOfStoredName(label)}`
  if (!hasPhrase('document-types', key)) return label
  return phrase('document-types', key) + label.slice(titleOfLabel(label).length)
}
