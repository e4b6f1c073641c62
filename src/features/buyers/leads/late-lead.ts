import { late } from '@/shared/ui/late'

/** What a lead is read without: whatever it is made or changed with. */
export const LateCapture = late(() =>
  import('@/features/buyers/leads/quick-capture').then(file => file.QuickCapture),
)
export const LateFacts = late(() => import('@/features/buyers/leads/lead-facts').then(file => file.LeadFacts))
export const LateHandOver = late(() =>
  import('@/features/buyers/leads/hand-over-dialog').then(file => file.HandOverDialog),
)
export const LateMerge = late(() =>
  import('@/features/buyers/leads/merge-dialog').then(file => file.MergeDialog),
)

export const LateLose = late(() =>
  import('@/features/buyers/leads/board/lose-dialog').then(file => file.LoseDialog),
)

/** All of it, before somebody presses: in the field the line may be gone by then. */
export const leadAhead = () =>
  Promise.all([LateCapture, LateFacts, LateHandOver, LateMerge, LateLose].map(part => part.ahead()))
