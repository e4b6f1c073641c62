import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Layout } from '@contract/access/layout'
import type { ApprovalTables } from '@server/platform/db/approvals.tables'
import type { BuyerTables } from '@server/platform/db/buyers.tables'
import type { Instant, OptionalInstant, Standard } from '@server/platform/db/column-types'
import type { FilesTables } from '@server/platform/db/files.tables'
import type { LeadsTables } from '@server/platform/db/leads.tables'
import type { LeaveTables } from '@server/platform/db/leave.tables'
import type { CashAdvanceTables } from '@server/platform/db/cash-advance.tables'
import type { LedgerTables } from '@server/platform/db/ledger.tables'
import type { MaintenanceTables } from '@server/platform/db/maintenance.tables'
import type { MenuTitles, SettingsTables } from '@server/platform/db/settings.tables'
import type { NotificationTables } from '@server/platform/db/notification.tables'
import type { PaymentTables } from '@server/platform/db/payments.tables'
import type { PeopleTables } from '@server/platform/db/people.tables'
import type { PropertyTables } from '@server/platform/db/property.tables'
import type { RecordTables } from '@server/platform/db/records.tables'
import type { SalesTables } from '@server/platform/db/sales.tables'
import type { TimeLogsTables } from '@server/platform/db/time-logs.tables'

export type OperatingUnitTable = Standard & {
  ou_code: string
  ou_name: string
  kind: 'head_office' | 'branch' | 'satellite'
  parent_id: string | null
  tin_branch_code: Generated<string>
  address: string | null
  rdo_code: string | null
  floor_area: string | null
  is_vat_registered: boolean | null
  head_user_id: string | null
  is_active: Generated<boolean>
}

export type UserStatus = 'pending' | 'active' | 'suspended' | 'deactivated'

export type AppUserTable = Standard & {
  username: string
  email: string
  first_name: Generated<string>
  last_name: Generated<string>
  /** What the person is called; kept by the database. */
  full_name: Generated<string>
  password_hash: string
  status: Generated<UserStatus>
  ou_id: string | null
  locale: Generated<string>
  timezone: Generated<string>
  layout: JSONColumnType<Layout>
  last_login_at: OptionalInstant
  locked_until: OptionalInstant
  must_change_password: Generated<boolean>
}

export type SessionTable = {
  id: Generated<string>
  user_id: string
  token_hash: Buffer
  issued_at: Instant
  last_seen_at: Instant
  expires_at: Instant
  revoked_at: OptionalInstant
  revoked_reason: string | null
  ip: string | null
  user_agent: string | null
}

export type PasswordResetTable = {
  id: Generated<string>
  user_id: string
  token_hash: Buffer
  created_at: Instant
  expires_at: Instant
  used_at: OptionalInstant
  superseded_at: OptionalInstant
}

export type RoleTable = Standard & {
  code: string
  name: string
  description: string | null
  is_system: Generated<boolean>
  rank: number
  reach: Generated<'all' | 'listed' | 'home'>
}

export type UserRoleTable = {
  id: Generated<string>
  user_id: string
  role_id: string
  valid_from: ColumnType<string, string | undefined, string>
  valid_to: string | null
}

export type ModuleTable = Standard & {
  code: string
  name: string
  sort: number
  is_enabled: Generated<boolean>
}

export type PermissionTable = Standard & {
  code: string
  module_id: string
  description: string
  is_sensitive: Generated<boolean>
  scopable: Generated<boolean>
}

export type MenuTable = Standard & {
  key: string
  parent_id: string | null
  module_id: string
  title_key: string
  path: string | null
  icon: string | null
  sort: number
  permission_code: string | null
  min_scope: 'own' | 'team' | 'ou' | 'all' | null
  is_enabled: Generated<boolean>
  titles: ColumnType<MenuTitles | null, string | null | undefined, string | null>
}

export type OutboxMailTable = Standard & {
  kind: string
  to_address: string
  locale: string
  subject: string
  text_body: string | null
  html_body: string | null
  is_secret: Generated<boolean>
  message_id: string
  dedupe_key: string | null
  status: Generated<'queued' | 'sent' | 'dead' | 'superseded'>
  attempts: Generated<number>
  next_attempt_at: Instant
  leased_until: OptionalInstant
  last_error: string | null
  sent_at: OptionalInstant
}

export type OutboxAttachmentTable = {
  mail_id: string
  seq: number
  file_name: string
  mime: string
  size_bytes: number | null
  /** What it is made of once its mail is handed over; null where it is kept. */
  made_of: ColumnType<unknown, string | null>
  /** Sealed where the mail is; null once a mail server has taken it. */
  content: Buffer | null
}

export type StoredFileTable = Standard & {
  ou_id: string
  owner_type: string
  owner_id: string
  kind: string
  file_name: string
  mime: string
  size_bytes: number
  sha256: string
  /** As the sender's browser says, before it made the picture smaller. */
  original_sha256: string | null
  storage_key: string
  is_confidential: Generated<boolean>
  is_damaged: Generated<boolean>
  is_company_wide: Generated<boolean>
  is_sealed: Generated<boolean>
  check_state: Generated<'none' | 'waiting' | 'clean' | 'harmful'>
  harm: string | null
}

export type AuditLogTable = {
  id: string
  chain: string
  seq: number
  at: string
  actor_user_id: string | null
  channel: string
  action: string
  entity_type: string
  entity_id: string | null
  ou_id: string | null
  diff: unknown
  ip: string | null
  user_agent: string | null
  request_id: string | null
  hash_version: number
  prev_hash: string
  hash: string
}

export type IdempotencyKeyTable = {
  user_id: string
  key: string
  route: string
  body_hash: string
  status: number | null
  answer: ColumnType<unknown, string | null, string | null>
  created_at: Instant
}

export type Tables = RecordTables &
  FilesTables &
  ApprovalTables &
  NotificationTables &
  LeadsTables &
  LeaveTables &
  SettingsTables &
  MaintenanceTables &
  PaymentTables &
  PeopleTables &
  BuyerTables &
  CashAdvanceTables &
  PropertyTables &
  LedgerTables &
  SalesTables &
  TimeLogsTables & {
    operating_unit: OperatingUnitTable
    app_user: AppUserTable
    session: SessionTable
    password_reset: PasswordResetTable
    role: RoleTable
    user_role: UserRoleTable
    module: ModuleTable
    permission: PermissionTable
    role_permission: { role_id: string; permission_id: string; scope: 'own' | 'team' | 'ou' | 'all' }
    menu: MenuTable
    role_operating_unit: { role_id: string; ou_id: string }
    user_ou_override: { user_id: string; ou_id: string; mode: 'grant' | 'deny' }
    access_version: { only_row: Generated<boolean>; version: number }
    outbox_mail: OutboxMailTable
    outbox_attachment: OutboxAttachmentTable
    stored_file: StoredFileTable
    audit_log: AuditLogTable
    idempotency_key: IdempotencyKeyTable
    throttle: { key: string; window_start: Instant; hits: number }
  }
