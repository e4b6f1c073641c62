/** What of a schema keeps a table from being spread over several machines, each with what is done about it. */
export const REMEDIES = {
  'unit is optional':
    'declare ou_id not null, or leave the column out where the table belongs to the whole company',
  'key without unit':
    'begin the unique index or the constraint with ou_id, or end it so where a column of it refers with the unit',
  'reference without unit': 'refer by (ou_id, …) to (ou_id, id) of the other table',
  'company refers to unit':
    'give the table an ou_id, or move the column to a table of the unit: what is the company’s refers to the company’s alone',
  'reference moves unit':
    'refer without "on update cascade" and "on delete set null": a row stays in its unit, and a command empties the column',
  'policy asks a table':
    'compare columns with app_unit_ids(), app_user_id() or app_may…(), each as `(select …)`, and leave the rest to a trigger',
  'identity column': 'take the number as a default from a sequence of its own',
  'trigger leaves its unit':
    'name ou_id in each statement of the function that asks a table of units, and write no table of the company; for a row of the company ask no table of units at all',
} as const

export type ObstacleKind = keyof typeof REMEDIES

export type Obstacle = { kind: ObstacleKind; table: string; name: string }

export const toldAs = ({ table, name }: Pick<Obstacle, 'table' | 'name'>) => `${table}.${name}`
