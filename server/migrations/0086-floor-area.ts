/** Square metres that a unit works on: a driver by which shared cost is split. */
export const floorAreaMigration = {
  name: '0086-floor-area',
  sql: `alter table operating_unit add column floor_area numeric(9,2) check (floor_area > 0);`,
}
