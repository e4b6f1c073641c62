import { keptByUnit, UNIT_COLUMNS } from '@server/migrations/table-parts'

/** Who leads a division and a team, and who belongs to a team and when. */
export const teamPeopleMigration = {
  name: '0016-team-people',
  sql: `
alter table division add column head_employee_id uuid references employee (id);
create index division_head on division (head_employee_id) where head_employee_id is not null;
alter table sales_team
  add column manager_employee_id uuid references employee (id),
  add column director_employee_id uuid references employee (id);
create index sales_team_manager on sales_team (manager_employee_id) where manager_employee_id is not null;
create index sales_team_director on sales_team (director_employee_id) where director_employee_id is not null;

create table sales_team_member (${UNIT_COLUMNS},
  team_id uuid not null,
  employee_id uuid not null references employee (id),
  position_id uuid not null references position (id),
  valid_from date not null,
  valid_to date,
  check (valid_to >= valid_from),
  foreign key (ou_id, team_id) references sales_team (ou_id, id),
  -- Nobody sells for two teams on one day.
  constraint sales_team_member_once exclude using gist (
    -- One person has one hash, so that days alone are compared.
    int8range(hashtextextended(employee_id::text, 0) / 2, hashtextextended(employee_id::text, 0) / 2, '[]') with &&,
    daterange(valid_from, valid_to, '[]') with &&
  )
);
${keptByUnit('sales_team_member')}
create index sales_team_member_of on sales_team_member (ou_id, team_id, valid_from desc, id);

-- Of the person who asks: their own record among the employees.
create function portal_own_employee() returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select id from employee where user_id = app_user_id() and is_active
$$;
revoke execute on function portal_own_employee from public;
grant execute on function portal_own_employee to portal_app, portal_company;
`,
}
