/** Where the secret of an endpoint is kept; the one before it is moved as it was sealed. */
export const webhookSecretPlace = (orgId: string, webhookId: string) => ({
  orgId,
  rowId: webhookId,
  field: 'webhookSecret',
});
