import { describe, expect, it } from 'vitest'
import type { Place } from '@server/commands/distribute/schema-tables.repository'
import { reachOf } from '@server/commands/distribute/statements'

const TABLES = [
  { name: 'sale', place: 'unit', isOptional: false },
  { name: 'lead', place: 'unit', isOptional: false },
  { name: 'project', place: 'everywhere', isOptional: false },
  { name: 'audit_log', place: 'coordinator', isOptional: false },
] as const
const reachOfBody = (source: string, others: Record<string, string> = {}, row: Place = 'unit') =>
  reachOf(
    Object.entries({ asked: source, ...others }).map(([name, text]) => ({ name, source: text })),
    TABLES,
  )('asked', row)

describe('what a function reaches', () => {
  it('is the tables of units in a statement that names no unit', () => {
    expect(reachOfBody('perform from sale where id = new.id; update public.LEAD l set x = 1')).toEqual([
      'lead',
      'sale',
    ])
  })

  it('is nothing where each statement names it', () => {
    expect(
      reachOfBody('select 1 from sale s join lead l on l.ou_id = s.ou_id where s.ou_id = new.ou_id'),
    ).toEqual([])
  })

  it('is any table of units for a row of the company, which has none', () => {
    expect(
      reachOfBody('perform from sale where ou_id = new.ou_id; perform from project', {}, 'everywhere'),
    ).toEqual(['sale'])
  })

  it('is a table of the company that is written, not one that is read or locked', () => {
    expect(reachOfBody('select name from project for update; perform from project')).toEqual([])
    expect(reachOfBody('insert into project select 1')).toEqual(['project'])
    expect(reachOfBody('update project set x = 1')).toEqual(['project'])
    expect(reachOfBody('delete from project')).toEqual(['project'])
  })

  it('is what stands on the coordinator, but for a row that stands there as well', () => {
    expect(reachOfBody('insert into audit_log select 1')).toEqual(['audit_log'])
    expect(reachOfBody('insert into audit_log select 1', {}, 'everywhere')).toEqual([])
  })

  it('is also that of the functions it calls, though they call each other', () => {
    const others = { first: 'perform second()', second: 'perform first(); delete from sale' }
    expect(reachOfBody('perform first(new.id)', others)).toEqual(['sale'])
  })

  it('is not what a comment speaks of', () => {
    expect(reachOfBody('return new; -- else from sale it would come')).toEqual([])
  })
})
