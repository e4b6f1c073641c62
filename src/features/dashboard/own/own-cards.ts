import { AwayCard } from '@/features/dashboard/own/away-card'
import { ClockCard } from '@/features/dashboard/own/clock-card'
import { LeaveCard } from '@/features/dashboard/own/leave-card'
import { ReadingCard } from '@/features/dashboard/own/reading-card'
import { RequestsCard } from '@/features/dashboard/own/requests-card'

/** Of every employee. One object, so that they come in one file. */
export const ownCards = { AwayCard, ClockCard, LeaveCard, ReadingCard, RequestsCard }
