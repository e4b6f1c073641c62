import { COMPANY_COLUMNS, touch } from '@server/migrations/table-parts'

/** From which amount, or how many days of leave, a mailed link asks for a code or a sign-in, and what a code is good for. */
export const linkRulesMigration = {
  name: '0031-link-rules',
  sql: `
create table link_rule (${COMPANY_COLUMNS},
  otp_from numeric(16,2) not null default 20000 check (otp_from between 0 and 1000000),
  otp_days_from numeric(6,2) check (otp_days_from between 0.5 and 400),
  login_from numeric(16,2) check (login_from >= otp_from),
  code_minutes int not null default 10 check (code_minutes between 3 and 30),
  code_tries int not null default 5 check (code_tries between 3 and 10)
);
create unique index link_rule_only on link_rule ((true));
${touch('link_rule')}
grant select, update on link_rule to portal_app, portal_company;
insert into link_rule default values;
`,
}
