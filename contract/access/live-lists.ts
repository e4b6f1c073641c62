import type { PermissionCode } from '@contract/access/permission-catalogue'

/**
 * Lists whose open screens follow every change, on all servers, and who may be told. The table of each has the trigger
 * `portal_list_changed('<list>')`; nothing but ids is said.
 */
export const LIVE_LISTS = {
  property_unit: 'property.listing.view',
} as const satisfies Record<string, PermissionCode>

/** Said instead of a name while the demo company is written: rows of any list may have come. */
export const ANY_LIST = '*'

export type LiveList = keyof typeof LIVE_LISTS

export function isLiveList(name: string): name is LiveList {
  return Object.hasOwn(LIVE_LISTS, name)
}
