import { documentTypeNames } from '@contract/kernel/document-types'
import { LEAVE_TYPE_NAMES } from '@contract/modules/leave/leave-type-names'

const leaveTypes: Record<keyof typeof LEAVE_TYPE_NAMES, string> = LEAVE_TYPE_NAMES

/** What types of documents and of leave are called: phrases that portal, mails and notices share. */
export const typeNames = { values: { ...documentTypeNames.values, leave_type: leaveTypes } }
