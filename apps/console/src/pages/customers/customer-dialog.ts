import type { WholeCustomer } from '@auric/api/console/customers';

/** A dialog that does something about a customer. */
export interface CustomerDialogProps {
  customer: WholeCustomer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
