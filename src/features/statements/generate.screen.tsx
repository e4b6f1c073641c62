import { Navigate } from 'react-router-dom'

/** A statement is drafted beside the list that it will stand in. */
export function GenerateScreen() {
  return <Navigate to="/commission/soa?record=new" replace />
}
