import type { ScreenDeclaration } from '@contract/access/screens/screen'

export const peopleScreens = [
  {
    path: '/files/employee/leave',
    title_key: 'screens.leaveRequest',
    permission: 'hr.leave.view',
    icon: 'calendar2-week',
    menu: { group: 'employee', sort: 10 },
  },
  {
    path: '/time-logs',
    title_key: 'screens.timeLogs',
    permission: 'timelog.record.view',
    icon: 'clock',
    menu: { group: 'employee', sort: 20 },
  },
  {
    path: '/files/employee/payslip',
    title_key: 'screens.payslip',
    permission: 'files.payslip.view',
    icon: 'cash-stack',
    menu: { group: 'employee', sort: 30 },
  },
  {
    path: '/files/employee/memos',
    title_key: 'screens.employeeMemos',
    permission: 'files.memo.view',
    icon: 'envelope-paper',
    menu: { group: 'employee', sort: 40 },
  },
  {
    path: '/files/employee/downloadable-form',
    title_key: 'screens.employeeDownloadableForm',
    permission: 'files.form.view',
    icon: 'file-earmark-arrow-down',
    menu: { group: 'employee', sort: 50 },
  },
  {
    path: '/people/employees',
    title_key: 'screens.employees',
    permission: 'hr.employee.view',
    icon: 'person-badge',
    menu: { group: 'people', sort: 10, needs: { code: 'hr.employee.view', scope: 'team' } },
  },
  {
    path: '/people/employees/:id',
    title_key: 'screens.employeeRecord',
    permission: 'hr.employee.view',
    icon: 'person-badge',
    menu: null,
  },
  {
    path: '/people/org-chart',
    title_key: 'screens.orgChart',
    permission: 'hr.employee.view',
    icon: 'diagram-3',
    menu: { group: 'people', sort: 12, needs: { code: 'hr.employee.view', scope: 'team' } },
  },
  {
    path: '/people/sellers',
    title_key: 'screens.sellers',
    permission: 'hr.seller.view',
    icon: 'patch-check',
    menu: { group: 'people', sort: 14 },
  },
  {
    path: '/people/leave-types',
    title_key: 'screens.leaveTypes',
    permission: 'hr.leave_type.view',
    icon: 'bookmark-check',
    // Whoever asks for leave may read them; they are kept by few.
    menu: { group: 'people', sort: 15, needs: { code: 'hr.leave_type.view', scope: 'all' } },
  },
  {
    path: '/people/leave-policies',
    title_key: 'screens.leavePolicies',
    permission: 'hr.leave_type.view',
    icon: 'sliders',
    // Whoever asks for leave may read them; they are kept by few.
    menu: { group: 'people', sort: 16, needs: { code: 'hr.leave_type.view', scope: 'all' } },
  },
  {
    path: '/people/work-calendars',
    title_key: 'screens.workCalendars',
    permission: 'hr.holiday.view',
    icon: 'calendar3',
    // Whoever asks for leave may read them; they are kept by few.
    menu: { group: 'people', sort: 17, needs: { code: 'hr.holiday.view', scope: 'all' } },
  },
  {
    path: '/people/holidays',
    title_key: 'screens.holidays',
    permission: 'hr.holiday.view',
    icon: 'sun',
    // Whoever asks for leave may read them; they are kept by few.
    menu: { group: 'people', sort: 18, needs: { code: 'hr.holiday.view', scope: 'all' } },
  },
  {
    path: '/people/shifts',
    title_key: 'screens.shifts',
    permission: 'hr.shift.view',
    icon: 'clock-history',
    // Everyone may read them; they are kept by few.
    menu: { group: 'people', sort: 19, needs: { code: 'hr.shift.view', scope: 'all' } },
  },
  {
    path: '/files/memos',
    title_key: 'screens.memos',
    permission: 'files.memo.create',
    icon: 'megaphone',
    menu: { group: 'people', sort: 20 },
  },
  {
    path: '/files/downloadable-form',
    title_key: 'screens.downloadableForm',
    permission: 'files.form.manage',
    icon: 'file-earmark-arrow-up',
    menu: { group: 'people', sort: 30 },
  },
] as const satisfies readonly ScreenDeclaration[]
