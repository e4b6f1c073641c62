/** What uses a record, told before it goes out of use. */
export const usedByPhrases = {
  empty: 'Nothing uses it',
  empty_text: 'Nothing uses it, so you can deactivate it safely.',
  text: 'Records that use it keep it; an inactive record can no longer be selected.',
  count_one: '{{count}} record',
  count_other: '{{count}} records',
  tables: {
    app_user: 'Users',
    user_role: 'Roles of users',
    user_scope_exception: 'Exceptions of users',
    role: 'Roles',
    role_permission: 'Rights of roles',
    operating_unit: 'Operating units',
    division: 'Divisions',
    sales_team: 'Sales teams',
    position: 'Positions',
    area: 'Areas',
    developer: 'Developers',
    project: 'Projects',
    house_model: 'House models',
    unit_type: 'Unit types',
    sub_unit_type: 'Sub-unit types',
    prospect_status: 'Prospect statuses',
    bank: 'Banks',
    approver: 'Approvers',
    account: 'Accounts',
    journal_entry: 'Journal entries',
    journal_line: 'Lines of the ledger',
    manual_entry: 'Manual entries',
    entry_template: 'Entry templates',
    opening_balance: 'Opening balances',
    number_series: 'Number series',
    other: 'Other records ({{table}})',
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    'used-by': typeof usedByPhrases
  }
}
