import { IncompleteCard } from '@/features/dashboard/office/incomplete-card'
import { JobsCard } from '@/features/dashboard/office/jobs-card'

/** Of those who look after people's time and the portal itself. One object, so that they come in one file. */
export const officeCards = { IncompleteCard, JobsCard }
