import { z } from 'zod'
import { defineCommands, withTouches } from '@contract/kernel/define-commands'
import {
  addPayslipFilesSchema,
  newPayslipBatchSchema,
  payslipViewSchema,
  publishPayslipsSchema,
  withdrawPayslipSchema,
} from '@contract/modules/files/payslip.calls'

const reach = { permission: 'files.payslip', scope: { ou: 'ou_id' } } as const
export const payslipBatchSubject = {
  name: 'payslip_batch',
  path: '/files/payslip-batches',
  table: 'payslip_batch',
  ...reach,
} as const
export const payslipSubject = {
  name: 'payslip',
  path: '/files/payslips',
  table: 'payslip',
  ...reach,
} as const

/** Who handles payslips of others sees those of the units that their right to see them reaches. */
const publish = {
  permission: { permission: 'hr.payroll.publish', and: 'files.payslip.view' },
  scopeOf: 'view',
} as const
/** What a file would do is told by the batch as it is then, and publishing names how many were seen. */
const open = { ...publish, ignoresVersion: true } as const

export const payslipBatchCommands = defineCommands(withTouches(payslipBatchSubject, ['payslip']), {
  create: {
    on: 'list',
    path: '',
    ...publish,
    summary: 'Begin the payslips of a period',
    body: newPayslipBatchSchema,
    makes: true,
  },
  add: {
    ...open,
    path: 'files',
    summary: 'Put in a payslip, or an archive of them',
    body: addPayslipFilesSchema,
  },
  remove: {
    ...open,
    path: 'files/:fileId',
    method: 'DELETE',
    summary: 'Take a file out before anything is published',
  },
  publish: {
    ...open,
    summary: 'Publish the payslips that were matched',
    body: publishPayslipsSchema,
  },
  discard: {
    ...open,
    summary: 'Throw away payslips that were not published',
    answer: null,
  },
})

export const payslipCommands = defineCommands(withTouches(payslipSubject, ['payslip_batch']), {
  withdraw: {
    ...publish,
    summary: 'Take back a payslip that should not have gone out, and tell who saw it',
    body: withdrawPayslipSchema,
    answer: z.array(payslipViewSchema),
  },
})
