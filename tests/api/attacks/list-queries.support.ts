import fc from 'fast-check'
import { userResource } from '@contract/modules/settings/user.resource'

/** What a list may be asked about: what it has, what it hides, and what there is not. */
export const anyField = fc.constantFrom(
  ...Object.keys(userResource.fields),
  ...[
    'ou_code',
    'ou_name',
    'kind',
    'to_address',
    'subject',
    'rank',
    'attempts',
    'sent_at',
    'is_active',
    'nothing',
  ],
  ...['__proto__', 'constructor', 'toString', 'app_user.password_hash', 'id; drop table app_user', '1', ''],
)
export const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    "'",
    "''--",
    '\\',
    '%',
    '_',
    "' or 1=1--",
    '$1',
    '$$',
    '\u0000',
    '(select 1)',
    '{}',
    '\ud800',
    ' ',
  ),
)
const condition = fc.oneof(
  fc.record({
    filterType: fc.constant('text'),
    type: fc.constantFrom(
      'equals',
      'notEqual',
      'contains',
      'notContains',
      'startsWith',
      'endsWith',
      'blank',
      'or',
    ),
    filter: nasty,
  }),
  fc.record({
    filterType: fc.constant('number'),
    type: fc.constantFrom('equals', 'notEqual', 'lessThan', 'greaterThanOrEqual', 'inRange', 'notBlank'),
    filter: fc.oneof(fc.double(), fc.integer(), fc.constantFrom('1.5', '-1', '999999999999999999', '1e5')),
    filterTo: fc.oneof(fc.double(), fc.constantFrom('7', 'x')),
  }),
  fc.record({
    filterType: fc.constant('date'),
    type: fc.constantFrom('equals', 'lessThan', 'greaterThan', 'inRange', 'blank'),
    dateFrom: fc.oneof(
      fc.constantFrom('2024-02-30', '0000-00-00', '2024-13-01', '9999-12-31 00:00:00'),
      nasty,
    ),
    dateTo: fc.constantFrom('2024-06-31', '2025-01-01', null),
  }),
  fc.record({
    filterType: fc.constant('set'),
    values: fc.array(fc.oneof(nasty, fc.boolean(), fc.constant(null)), { maxLength: 5 }),
  }),
  fc.anything({ maxDepth: 2 }),
)

/** A filter as text: mostly of the right shape, with anything in it. */
export const anyFilter = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.dictionary(anyField, condition, { maxKeys: 3 }).map(model => JSON.stringify(model)),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        anyField,
        fc.constantFrom('text', 'number', 'date', 'set'),
        fc.constantFrom('AND', 'OR'),
        fc.array(condition, { maxLength: 3 }),
      )
      .map(([field, filterType, operator, conditions]) =>
        JSON.stringify({ [field]: { filterType, operator, conditions } }),
      ),
  },
  { weight: 1, arbitrary: nasty },
)
