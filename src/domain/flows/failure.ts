/** A run of a flow that failed, as the team is told of it. */
export interface FlowFailure {
  readonly flowId: string;
  readonly flowName: string;
  /** The step and what was wrong, as in the log. */
  readonly reason: string;
  readonly leadId: string;
  /** Where a person sees the lead that it was about. */
  readonly address: string;
}

/** The subject and the text of the mail to the team. */
export function formatFailureMail({ flowId, flowName, reason, leadId, address }: FlowFailure): {
  subject: string;
  text: string;
} {
  return {
    subject: `Flow failing: ${flowName}`,
    text:
      `A run of the flow “${flowName}” failed, and the steps behind were not begun.\n\n` +
      `Why: ${reason.replaceAll(/\s+/g, ' ')}\nWhom it was about: ${address}\n\n` +
      'You are told again once the flow has worked or was changed, and not of each failure meanwhile. ' +
      'All are in its log:\n' +
      `npx outreach flow runs --flow ${flowId}\n\n` +
      'What arrived is kept. Once the flow works, start it for the lead by hand:\n' +
      `npx outreach flow run --flow ${flowId} --lead ${leadId}`,
  };
}
