// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateMessage, validateMessageId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateMessagesRestoreArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.messageId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"},message:"must have required property '"+"messageId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(key0 === "messageId")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.messageId !== undefined){if(!(validateMessageId(data.messageId, {instancePath:instancePath+"/messageId",parentData:data,parentDataProperty:"messageId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateMessageId.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateMessagesRestoreArguments.errors = vErrors;return errors === 0;}
validateMessagesRestoreArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateMessagesRestoreArguments as args,
  validateMessage as value,
};
