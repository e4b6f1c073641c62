import { keyOfStoredName, titleOfLabel } from '@contract/kernel/record-labels'
import { hasPhrase, phrase } from '@/shared/i18n/i18n'

const NAMESPACE = 'stored-names'

/**
 * The name of a record that came with the portal, in the reader's language, its code behind it as before; what a
 * company named itself stays. English has no phrases here: it is what is stored.
 */
export function storedName(kind: string | undefined, label: string): string {
  if (!kind || !label) return label
  const key = `${kind}.${keyOfStoredName(label)}`
  return hasPhrase(NAMESPACE, key) ? phrase(NAMESPACE, key) + label.slice(titleOfLabel(label).length) : label
}
