// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateConnectorId, validateConnectorSync } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateConnectorsSyncArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.connectorId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "connectorId"},message:"must have required property '"+"connectorId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(key0 === "connectorId")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.connectorId !== undefined){if(!(validateConnectorId(data.connectorId, {instancePath:instancePath+"/connectorId",parentData:data,parentDataProperty:"connectorId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateConnectorId.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateConnectorsSyncArguments.errors = vErrors;return errors === 0;}
validateConnectorsSyncArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateConnectorsSyncArguments as args,
  validateConnectorSync as value,
};
