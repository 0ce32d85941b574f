// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateEndpointDetails, validateWebhookId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateWebhooksGetArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhookId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhookId"},message:"must have required property '"+"webhookId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(key0 === "webhookId")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.webhookId !== undefined){if(!(validateWebhookId(data.webhookId, {instancePath:instancePath+"/webhookId",parentData:data,parentDataProperty:"webhookId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateWebhookId.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateWebhooksGetArguments.errors = vErrors;return errors === 0;}
validateWebhooksGetArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateWebhooksGetArguments as args,
  validateEndpointDetails as value,
};
