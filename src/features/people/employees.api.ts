import { employeeDetailResource } from '@contract/modules/people/employee-detail.resource'
import { employeeResource } from '@contract/people/employee.resource'
import { sellerProfileResource } from '@contract/modules/people/seller-profile.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const employees = createResourceApi(employeeResource)
export const employeeDetails = createResourceApi(employeeDetailResource)
export const sellers = createResourceApi(sellerProfileResource)
