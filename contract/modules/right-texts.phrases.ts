import { PERMISSIONS } from '@contract/access/permission-catalogue'
import { keyOfStoredName } from '@contract/kernel/record-labels'

/** What the rights that come with the portal allow, by the English that is stored. */
export const rightTexts: Record<string, string> = Object.fromEntries(
  PERMISSIONS.map(({ description }) => [keyOfStoredName(description), description]),
)
