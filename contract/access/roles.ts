import type { RoleDeclaration } from '@contract/access/role'
import { accounting } from '@contract/access/roles/accounting'
import { agent } from '@contract/access/roles/agent'
import { employee } from '@contract/access/roles/employee'
import { hrStaff } from '@contract/access/roles/hr-staff'
import { immediateHead } from '@contract/access/roles/immediate-head'
import { ouAdmin } from '@contract/access/roles/ou-admin'
import { president } from '@contract/access/roles/president'
import { salesAdmin } from '@contract/access/roles/sales-admin'
import { salesManager } from '@contract/access/roles/sales-manager'
import { superAdmin } from '@contract/access/roles/super-admin'

const roles = [
  superAdmin,
  president,
  ouAdmin,
  accounting,
  hrStaff,
  salesAdmin,
  salesManager,
  immediateHead,
  agent,
  employee,
] as const

export type RoleCode = (typeof roles)[number]['code']
export type Role = Omit<RoleDeclaration, 'code'> & { code: RoleCode }

/** The roles that come with the portal, from the highest rank to the lowest. */
export const ROLES: readonly Role[] = roles

export function roleOf(code: RoleCode): Role {
  const role = ROLES.find(candidate => candidate.code === code)
  if (!role) throw new Error(`No such role: ${code}`)
  return role
}
