import {
  COMPANY_WIDE,
  SCOPED,
  definePermissions,
  sensitive,
} from '@contract/access/permissions/define-permissions'

export const peoplePermissions = [
  ...definePermissions('files', COMPANY_WIDE, {
    'files.form.view': 'See and download the forms of the company.',
    'files.form.manage': 'Add, replace and retire downloadable forms.',
  }),
  ...definePermissions('files', SCOPED, {
    'files.memo.view': 'Read memos and acknowledge them.',
    'files.memo.create': 'Draft and change memos.',
    'files.memo.publish': 'Publish a memo to its audience.',
    'files.memo.archive': 'Archive a memo.',
    'files.memo.view_receipts': 'See who has read and acknowledged a memo.',
    'files.payslip.view': 'See published payslips.',
  }),
  ...definePermissions('people', SCOPED, {
    'hr.employee.view': 'See employees without their protected details.',
    'hr.employee.create': 'Add an employee.',
    'hr.employee.edit': 'Change the record of an employee.',
    'hr.employee.reveal_pii': sensitive('Reveal the tax, benefit and bank account numbers of an employee.'),
    'hr.employee.separate': 'Record that an employee leaves the company.',
  }),
  ...definePermissions('leave', SCOPED, {
    'hr.leave.view': 'See leave requests and balances.',
    'hr.leave.create': 'Draft a leave request.',
    'hr.leave.submit': 'Submit a leave request.',
    'hr.leave.approve': 'Approve, return or reject a leave request.',
    'hr.leave.verify': 'Verify the balance and documents of a leave request.',
    'hr.leave.recall': 'Recall an approved leave before it starts.',
    'hr.leave.adjust_balance': 'Correct a leave balance with a reason.',
    'hr.leave.export': 'Download leave requests and balances.',
    'hr.holiday.view': 'See the calendar of holidays.',
    'hr.holiday.edit': 'Change the calendar of holidays.',
  }),
  ...definePermissions('leave', COMPANY_WIDE, {
    'hr.leave_type.view': 'See the types of leave and their rules.',
    'hr.leave_type.edit': 'Change the types of leave and their rules.',
  }),
  ...definePermissions('time-logs', COMPANY_WIDE, {
    'hr.shift.view': 'See the working shifts.',
    'hr.shift.edit': 'Change the working shifts.',
  }),
  ...definePermissions('time-logs', SCOPED, {
    'timelog.record.view': 'See time logs and daily attendance.',
    'timelog.record.create': 'Clock in and out and ask for a correction or overtime.',
    'timelog.record.correct': 'Correct the time logs of others with a reason.',
    'timelog.record.approve_correction': 'Approve a requested correction of time logs.',
    'timelog.record.approve_overtime': 'Approve requested overtime.',
    'timelog.record.import': 'Import time logs from a file.',
    'timelog.record.export': 'Download time logs.',
  }),
  ...definePermissions('payroll', SCOPED, {
    'hr.payroll.view': 'See payroll runs.',
    'hr.payroll.compute': 'Compute a payroll run.',
    'hr.payroll.review': 'Review a computed payroll run.',
    'hr.payroll.approve': sensitive('Approve a reviewed payroll run.'),
    'hr.payroll.publish': sensitive('Publish the payslips of an approved payroll run.'),
    'hr.payroll.void': sensitive('Void a published payroll run.'),
  }),
] as const
