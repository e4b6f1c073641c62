export function DropdownDivider() {
  return <hr className="dropdown-divider" />
}
