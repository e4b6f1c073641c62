/** In the order in which the portal names them. A module that cannot be disabled is what the others stand on. */
export const MODULES = [
  { code: 'auth', sort: 10, can_be_disabled: false },
  { code: 'dashboard', sort: 20, can_be_disabled: false },
  { code: 'approvals', sort: 30, can_be_disabled: false },
  { code: 'notifications', sort: 40, can_be_disabled: false },
  { code: 'property', sort: 50, can_be_disabled: true },
  { code: 'buyers', sort: 60, can_be_disabled: true },
  { code: 'sales', sort: 70, can_be_disabled: true },
  { code: 'commission', sort: 80, can_be_disabled: true },
  { code: 'collection', sort: 90, can_be_disabled: true },
  { code: 'cash-advance', sort: 100, can_be_disabled: true },
  { code: 'expense', sort: 110, can_be_disabled: true },
  { code: 'accounting', sort: 120, can_be_disabled: true },
  { code: 'reports', sort: 130, can_be_disabled: true },
  { code: 'leave', sort: 140, can_be_disabled: true },
  { code: 'time-logs', sort: 150, can_be_disabled: true },
  { code: 'payroll', sort: 160, can_be_disabled: true },
  { code: 'files', sort: 170, can_be_disabled: true },
  { code: 'people', sort: 180, can_be_disabled: true },
  { code: 'maintenance', sort: 190, can_be_disabled: true },
  { code: 'settings', sort: 200, can_be_disabled: false },
] as const

export type ModuleCode = (typeof MODULES)[number]['code']

export function isModuleCode(text: unknown): text is ModuleCode {
  return MODULES.some(module => module.code === text)
}

/** What a module is called in English until somebody renames it. */
export function moduleName(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1).replaceAll('-', ' ')
}
