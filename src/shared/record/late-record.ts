import { late } from '@/shared/ui/late'

/** What a record is read without: its form, and the tabs beside its first. */
export const LateForm = late(() => import('@/shared/record/resource-form').then(file => file.ResourceForm))
export const LateComments = late(() =>
  import('@/shared/record/record-comments').then(file => file.RecordComments),
)
export const LateFiles = late(() => import('@/shared/record/record-files').then(file => file.RecordFiles))

/** All of it, before somebody presses. */
export const recordAhead = () => Promise.all([LateForm, LateComments, LateFiles].map(part => part.ahead()))
