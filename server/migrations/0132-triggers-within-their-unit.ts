/** A function, what it asked by id alone, and the same within the unit of its row, where all of it stands. */
const CHANGES: readonly (readonly [name: string, before: string, within: string])[] = [
  ['portal_check_match', 'm.bank_line_id = b.id', 'm.ou_id = b.ou_id and m.bank_line_id = b.id'],
  ['portal_check_match', 'l.id = m.journal_line_id', 'l.ou_id = m.ou_id and l.id = m.journal_line_id'],
  [
    'portal_check_match',
    'where b.id = new.bank_line_id',
    'where b.ou_id = new.ou_id and b.id = new.bank_line_id',
  ],
  ['cash_advance_sum', 'where m.cash_advance_id', 'where m.ou_id = new.ou_id and m.cash_advance_id'],
  [
    'cash_advance_moved',
    'a.id in (select cash_advance_id',
    '(a.ou_id, a.id) in (select ou_id, cash_advance_id',
  ],
  ['portal_check_allocation', 'where id = new.line_id', 'where ou_id = new.ou_id and id = new.line_id'],
  [
    'portal_check_allocation',
    'where line_id = new.line_id',
    'where ou_id = new.ou_id and line_id = new.line_id',
  ],
  ['portal_begin_clawback', 'from sale where id', 'from sale where ou_id = new.ou_id and id'],
  ['portal_sum_recoveries', 'where c.id', 'where c.ou_id = new.ou_id and c.id'],
  [
    'portal_check_answered',
    'where statement_id = new.id or release_id = new.id',
    'where ou_id = new.ou_id and (statement_id = new.id or release_id = new.id)',
  ],
  ['portal_check_release', 'where id = new.share_id', 'where ou_id = new.ou_id and id = new.share_id'],
  ['portal_check_release', 'where share_id', 'where ou_id = new.ou_id and share_id'],
  ['portal_keep_closed', 'where r.period_id', 'where r.ou_id = new.ou_id and r.period_id'],
  ['portal_check_line', 'e.id = new.entry_id', 'e.ou_id = new.ou_id and e.id = new.entry_id'],
  ['payable_moved', 'e.id in (select expense_id', '(e.ou_id, e.id) in (select ou_id, expense_id'],
  ['expense_owed_sum', 'where m.expense_id', 'where m.ou_id = new.ou_id and m.expense_id'],
  ['sale_event_stands', 'where id = old.sale_id', 'where ou_id = old.ou_id and id = old.sale_id'],
  ['portal_begin_share', 'c.id = t.sale_commission_id', 'c.ou_id = t.ou_id and c.id = t.sale_commission_id'],
  ['portal_begin_share', 's.id = c.sale_id', 's.ou_id = c.ou_id and s.id = c.sale_id'],
  ['portal_begin_share', 'g.id = c.grant_id', 'g.ou_id = c.ou_id and g.id = c.grant_id'],
  ['portal_begin_share', 'where t.id', 'where t.ou_id = new.ou_id and t.id'],
  ['portal_begin_share', 'where l.id', 'where l.ou_id = new.ou_id and l.id'],
  ['portal_keep_billed_share', 'where id', 'where ou_id = new.ou_id and id'],
  ['commission_foots', 't.id = tranche', 't.ou_id = coalesce(new.ou_id, old.ou_id) and t.id = tranche'],
  ['commission_foots', 's.tranche_id = t.id', 's.ou_id = t.ou_id and s.tranche_id = t.id'],
  ['commission_foots', 'c.id = t.sale_commission_id', 'c.ou_id = t.ou_id and c.id = t.sale_commission_id'],
  ['commission_foots', 'o.sale_commission_id = c.id', 'o.ou_id = c.ou_id and o.sale_commission_id = c.id'],
  ['sale_schedule_foots', 'where id', 'where ou_id = coalesce(new.ou_id, old.ou_id) and id'],
  ['sale_schedule_foots', 'where sale_id', 'where ou_id = coalesce(new.ou_id, old.ou_id) and sale_id'],
  ['portal_grant_whole', 'where g.id = granted', 'where g.ou_id = new.ou_id and g.id = granted'],
  ['portal_grant_whole', 'where c.grant_id', 'where c.ou_id = g.ou_id and c.grant_id'],
]

const changed = ([name, before, within]: (typeof CHANGES)[number]) => `('${name}', '${before}', '${within}')`

/**
 * What a trigger asks stands in the unit of its row, since a reference carries the unit there: it says so now, and the
 * rest of each function stays word for word what it was.
 */
export const triggersWithinTheirUnitMigration = {
  name: '0132-triggers-within-their-unit',
  sql: `
do $do$
declare
  change record;
  definition text;
begin
  for change in select * from (values
    ${CHANGES.map(changed).join(',\n    ')}) of_function (name, before, within)
  loop
    definition := pg_get_functiondef(change.name::regproc);
    if strpos(definition, change.before) = 0 then
      raise exception '% does not ask %', change.name, change.before;
    end if;
    execute replace(definition, change.before, change.within);
  end loop;
end $do$;
`,
}
