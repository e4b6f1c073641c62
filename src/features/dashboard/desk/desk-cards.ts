import { AdvanceCard } from '@/features/dashboard/desk/advance-card'
import { CloseCard } from '@/features/dashboard/desk/close-card'
import { IncompleteCard } from '@/features/dashboard/desk/incomplete-card'
import { UnitsCard } from '@/features/dashboard/desk/units-card'

/** One object, so that they come in one file. */
export const deskCards = { AdvanceCard, CloseCard, IncompleteCard, UnitsCard }
