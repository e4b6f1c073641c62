/** What a field of kind "reference" or "user" may point at: where it is kept and how a record of it calls itself. */
export type ReferenceTarget = {
  /** Without the /api/v1 prefix; the list there answers a search. */
  path: string
  table: string
  /** The column that stands for the record on a screen. */
  title: string
  /** A short code shown behind the title, where the record has one. */
  code?: string
  /** What people know by its code, as accounts are: there the code stands first. */
  codeFirst?: true
  /**
   * What else people go by. The first stands below the title where one is picked, and tells two of the same title
   * apart; files and filters take each.
   */
  alsoBy?: readonly string[]
  /** What says that a record may still be chosen; one that is retired stays where it was. */
  active?: { column: string; value: string | boolean }
}

const RETIRABLE = { active: { column: 'is_active', value: true } } as const

const maintenance = (
  path: string,
  table: string,
  title = 'name',
  code: string | null = 'code',
): ReferenceTarget => ({ path: `/maintenance/${path}`, table, title, ...(code && { code }), ...RETIRABLE })

/** The guard tests hold each of these against the resource it names. */
export const REFERENCES = {
  operating_unit: maintenance('operating-units', 'operating_unit', 'ou_name', 'ou_code'),
  division: maintenance('divisions', 'division'),
  sales_team: maintenance('sales-teams', 'sales_team'),
  position: maintenance('positions', 'position'),
  area: maintenance('areas', 'area'),
  developer: maintenance('developers', 'developer'),
  project: maintenance('projects', 'project'),
  house_model: maintenance('house-models', 'house_model'),
  unit_type: maintenance('unit-types', 'unit_type'),
  sub_unit_type: maintenance('sub-unit-types', 'sub_unit_type'),
  property_unit: { path: '/property/units', table: 'property_unit', title: 'unit_code' },
  prospect_status: maintenance('prospect-statuses', 'prospect_status'),
  bank: maintenance('banks', 'bank'),
  approver: maintenance('approvers', 'approver', 'name', null),
  shift: { path: '/people/shifts', table: 'shift', title: 'name', code: 'code', ...RETIRABLE },
  employee: { path: '/people/employees', table: 'employee', title: 'full_name', ...RETIRABLE },
  seller_profile: {
    path: '/people/sellers',
    table: 'seller_profile',
    title: 'display_name',
    active: { column: 'status', value: 'active' },
  },
  buyer: {
    path: '/buyer-management/buyers',
    table: 'buyer',
    title: 'full_name',
    code: 'buyer_no',
    active: { column: 'status', value: 'active' },
  },
  lead: { path: '/buyer-management/leads', table: 'lead', title: 'full_name', code: 'lead_no' },
  report_match: { path: '/collection/report-matches', table: 'report_match', title: 'file_name' },
  user: {
    path: '/settings/users',
    table: 'app_user',
    title: 'full_name',
    alsoBy: ['username', 'email'],
    active: { column: 'status', value: 'active' },
  },
  sale: { path: '/sales/records', table: 'sale', title: 'sale_no' },
  role: { path: '/settings/roles', table: 'role', title: 'name', code: 'code' },
  module: { path: '/settings/modules', table: 'module', title: 'name', code: 'code' },
  menu: { path: '/settings/menus', table: 'menu', title: 'key' },
  permission: { path: '/settings/permission-catalogue', table: 'permission', title: 'code' },
  leave_type: { path: '/leave/types', table: 'leave_type', title: 'name', code: 'code', ...RETIRABLE },
  account: {
    path: '/chart-of-accounts',
    table: 'account',
    title: 'name',
    code: 'code',
    codeFirst: true,
    ...RETIRABLE,
  },
  expense_category: {
    path: '/expense/categories',
    table: 'expense_category',
    title: 'name',
    code: 'code',
    ...RETIRABLE,
  },
  incentive_program: {
    path: '/commission/incentive-programs',
    table: 'incentive_program',
    title: 'name',
    ...RETIRABLE,
  },
  entry_template: {
    path: '/accounting/entry-templates',
    table: 'entry_template',
    title: 'name',
    ...RETIRABLE,
  },
  cash_advance: { path: '/cash-advance/records', table: 'cash_advance', title: 'number' },
  journal_entry: { path: '/accounting/journal', table: 'journal_entry', title: 'number' },
} as const satisfies Record<string, ReferenceTarget>

export type ReferenceName = keyof typeof REFERENCES

/** `developer_id` → `developer_label`. */
export type LabelOf<Name extends string> = Name extends `${infer Base}_id` ? `${Base}_label` : `${Name}_label`

/** The name beside a reference's id: `developer_id` comes with `developer_label`. */
export function labelOf<Name extends string>(field: Name): LabelOf<Name> {
  return `${field.replace(/_id$/, '')}_label` as LabelOf<Name>
}
