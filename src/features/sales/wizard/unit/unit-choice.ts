import type { ListedUnit } from '@/features/sales/wizard/chosen-records'

/** Somebody else may be quicker while one types: the unit is looked at again this often. */
export const UNIT_POLL_MS = 20_000

/** On offer, or on hold: whether a hold is one's own the server knows, and says when it is asked to reckon. */
export const isTakeable = ({ status }: Pick<ListedUnit, 'status'>) =>
  status === 'available' || status === 'on_hold'
