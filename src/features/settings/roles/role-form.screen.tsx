import { useParams } from 'react-router-dom'
import { ChangedRole } from '@/features/settings/roles/changed-role'
import { NewRole } from '@/features/settings/roles/new-role'
import '@/features/settings/settings.scss'
import '@/shared/record/record.scss'

/** A role: its name first; once it is there, its units and what it may do. */
export function RoleFormScreen() {
  const { id } = useParams()
  return id === undefined ? <NewRole /> : <ChangedRole key={id} id={id} />
}
